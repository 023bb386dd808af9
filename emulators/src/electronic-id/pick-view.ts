import { escapeHtml, htmlPage, formatNationalId, formatPhone } from '../html.ts';
import { type PhoneBehaviour, type Person, scriptedPeople } from './people.ts';

const behaviourText: Record<PhoneBehaviour, string> = {
  'by-hand': 'svarar á þessari síðu',
  never: 'slökkt á símanum, svarar aldrei',
  refuses: 'hafnar öllum beiðnum',
};

/** Choice of phone: one of the demo's people, or any number. `unknown` is the number that was not found. */
export function pickPage(unknown?: string): string {
  const error =
    unknown === undefined
      ? ''
      : '<p class="error" id="villa" role="alert">Enginn er með rafræn skilríki á þessu númeri. Kennitala einstaklings er 10 tölustafir og farsímanúmer 7.</p>';
  return htmlPage(
    'Sími með rafrænum skilríkjum',
    `<header><strong>Rafræn skilríki</strong></header>
<h1>Hvers sími er þetta?</h1>
<p class="note">Þessi síða er síminn sem beiðni um innskráningu berst í. Veldu þann sem á hann.</p>
<ul class="people">
${scriptedPeople.map(personItem).join('\n')}
</ul>
<form class="card" action="/simi" method="get">
<label for="numer">Önnur kennitala eða farsímanúmer</label>
<input id="numer" name="numer" inputmode="numeric" autocomplete="off" required value="${escapeHtml(unknown ?? '')}"${unknown === undefined ? '' : ' aria-invalid="true" aria-describedby="villa"'}>
${error}
<button class="go" type="submit">Opna símann</button>
</form>`,
  );
}

function personItem({ nationalId, phoneNumber, name, behaviour }: Person): string {
  const numbers = [formatNationalId(nationalId), ...(phoneNumber ? [formatPhone(phoneNumber)] : [])];
  return `<li class="person"><a href="/simi/${nationalId}"><span><strong>${escapeHtml(name)}</strong><small>${numbers.join(' · ')}</small><small>${behaviourText[behaviour]}</small></span><span aria-hidden="true">›</span></a></li>`;
}
