/** What a payload does if it runs. */
const trip = 'window.tripped=1';

/** Ways in which a text becomes a script. */
const bodies = [
  `<script>${trip}</script>`,
  `<ScRiPt>${trip}</sCrIpT>`,
  `<script/src="data:text/javascript,${trip}"></script>`,
  `<img src=x onerror=${trip}>`,
  `<img src=x onerror="${trip}" alt='`,
  `<IMG/SRC=x/ONERROR=${trip}>`,
  `<svg onload=${trip}>`,
  `<svg><script>${trip}</script></svg>`,
  `<svg><animate onbegin=${trip} attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.${trip}</script>"></iframe>`,
  `<iframe src="javascript:parent.${trip}"></iframe>`,
  `<object data="javascript:${trip}"></object>`,
  `<details open ontoggle=${trip}><summary>x</summary></details>`,
  `<input autofocus onfocus=${trip}>`,
  `<video><source onerror=${trip}></video>`,
  `<body onload=${trip}>`,
  `<style>@keyframes x{}</style><b style="animation:x 1s" onanimationstart=${trip}>x</b>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${trip}>`,
  `javascript:${trip}//`,
  `\${${trip}}{{constructor.constructor('${trip}')()}}`,
];

/** What may stand before: the end of an attribute, of an element whose content is text, of a script, of markup. */
const ends = ['', `">`, `'>`, `</title>`, `</script>`, `</textarea>`, `--></style>`, `]]>`, '\u2028', '<<'];

/** Two hundred texts, none of which may ever be more than text (reliability F31). */
export const payloads = ends.flatMap((end) => bodies.map((body) => end + body));

/** Whether anything of them ran in the page: its name is none of the shop's. */
export const tripName = 'tripped';
