import { brandColours } from '../../styles/brand-colours.ts';
import { type AccountEntry, accountEntries } from '../rules/people/account-entries.ts';
import { backendMessages } from '../rules/text/backend-messages.ts';

const { ink, inkSoft, fjord, fjordDark, paper, line } = brandColours;

const style = `
  body { margin: 0; color: ${ink}; background: ${paper}; font-family: Inter, system-ui, sans-serif; line-height: 1.5 }
  header { padding: 12px 24px; border-bottom: 1px solid ${line} }
  header a { display: inline-block; padding: 8px 0; color: ${fjordDark}; font-size: 24px; font-weight: 720; text-decoration: none }
  main { display: grid; justify-items: center; gap: 16px; padding: 12vh 24px 48px; text-align: center }
  h1 { margin: 0; font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2rem); line-height: 1.2 }
  p { margin: 0; max-width: 48ch; color: ${inkSoft} }
  form { display: flex; gap: 8px; width: min(100%, 480px) }
  input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid ${inkSoft}; border-radius: 8px; font: inherit; box-sizing: border-box }
  button, main a { min-height: 44px; padding: 9px 20px; border: 1px solid ${fjord}; border-radius: 8px; font: inherit; font-weight: 600; box-sizing: border-box; text-decoration: none }
  button, nav:first-of-type a:first-child { color: ${paper}; background: ${fjord} }
  main a { color: ${fjord} }
  nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px }
  nav + nav a { border-color: ${line} }`;

/** Who has signed in is not known where a page failed: only what every role may open. */
const everybodys = accountEntries.filter(({ requiredAbility }) => requiredAbility === undefined);
const linkTo = ({ path, label }: AccountEntry): string => `<a href="${path}">${label}</a>\n`;
/** The way to the other pages of the account; nowhere else. */
const accountNavigation = (address: string): string =>
  accountEntries.some(({ path }) => address.startsWith(path))
    ? `<nav aria-label="Mínar síður">\n${everybodys.map(linkTo).join('')}</nav>\n`
    : '';

/**
 * For a document that failed to render. It needs neither scripts nor anything that may have failed: the shell's menus come from
 * the backend, so it only leads to where they are.
 * @param address that was asked for: beside a page of the account stand its others
 * @param reference the request's id, by which the log's lines about it are found
 */
export function failurePage(address: string, reference: string): string {
  return `<!DOCTYPE html>
<html lang="is">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Eitthvað fór úrskeiðis | Vörulind</title>
<style>${style}</style>
</head>
<body>
<header><a href="/" aria-label="Vörulind, forsíða">vörulind</a></header>
<main>
<h1>Eitthvað fór úrskeiðis</h1>
<p>${backendMessages.UNAVAILABLE}</p>
<p>Tilvísun: ${reference}</p>
<form action="/leit" role="search" aria-label="Leit">
<input type="search" name="leit" maxlength="200" aria-label="Leita að vöru">
<button>Leita</button>
</form>
<nav aria-label="Leiðir héðan">
<a href="">Reyna aftur</a>
<a href="/voruflokkar">Allir vöruflokkar</a>
<a href="/">Forsíða</a>
</nav>
${accountNavigation(address)}</main>
</body>
</html>
`;
}
