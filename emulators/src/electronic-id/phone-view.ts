import { escapeHtml, htmlPage, formatNationalId, formatPhone } from '../html.ts';
import type { Person } from './people.ts';
import { type SignInRequest, pendingState } from './requests.ts';

export type Outcome = 'stadfesta' | 'hafna' | 'ekki-eg' | 'of-seint';

interface PendingRequest extends SignInRequest {
  secondsLeft: number;
}

const outcomes: Record<Outcome, [tone: string, text: string]> = {
  stadfesta: ['good', 'Staðfest. Þú getur haldið áfram þar sem þú varst.'],
  hafna: ['bad', 'Beiðninni var hafnað.'],
  'ekki-eg': ['bad', 'Beiðninni var hafnað. Takk fyrir að láta vita að þetta varst ekki þú.'],
  'of-seint': ['late', 'Beiðnin bíður ekki lengur.'],
};

/** One phone: its pending requests, newest first, with the buttons; or a note that there are none. */
export function phonePage(
  person: Person,
  waiting: readonly PendingRequest[],
  outcome: Outcome | null,
): string {
  const { name, nationalId, phoneNumber } = person;
  const numbers = [formatNationalId(nationalId), ...(phoneNumber ? [formatPhone(phoneNumber)] : [])];
  return htmlPage(
    `${waiting.length > 0 ? 'Beiðni bíður · ' : ''}Sími: ${name}`,
    `<header><strong>Rafræn skilríki</strong><a href="/simi">Annar sími</a></header>
<div><h1>${escapeHtml(name)}</h1><p class="who">${numbers.join(' · ')}</p></div>
${outcome ? outcomeNote(outcome) : ''}
${waiting.length > 0 ? waiting.map((request) => requestCard(request, person)).join('\n') : emptyNote(person)}`,
    pollingScript(nationalId, waiting),
  );
}

function outcomeNote(outcome: Outcome): string {
  const [tone, text] = outcomes[outcome];
  return `<p class="outcome" role="status" data-tone="${tone}">${text}</p>`;
}

function requestCard(
  { id, message, channel, verification_code, secondsLeft }: PendingRequest,
  person: Person,
): string {
  const where = channel === 'app' ? 'Auðkennisappið' : 'SIM-kort símans';
  const digits = verification_code.split('');
  return `<section class="card" aria-labelledby="b-${id}">
<h2 id="b-${id}">Innskráning hjá ${escapeHtml(message)}</h2>
<p class="note">${where}. Staðfestu aðeins ef sama öryggistala stendur á vefnum.</p>
<p class="code" role="img" aria-label="Öryggistala ${digits.join(' ')}">${digits.map((digit) => `<span aria-hidden="true">${digit}</span>`).join('')}</p>
${person.behaviour === 'by-hand' ? answerButtons(id, person) : `<p class="note">${silentNote(person)}</p>`}
<p class="left">Rennur út eftir <span data-left>${secondsLeft}</span> sek.</p>
</section>`;
}

function answerButtons(id: string, { nationalId }: Person): string {
  return `<form method="post" action="/simi/${nationalId}">
<input type="hidden" name="beidni" value="${id}">
<button class="yes" name="svar" value="stadfesta">Staðfesta</button>
<button class="no" name="svar" value="hafna">Hafna</button>
<button class="stranger" name="svar" value="ekki-eg">Þetta er ekki ég</button>
</form>`;
}

function silentNote({ behaviour }: Person): string {
  return behaviour === 'refuses'
    ? 'Þessi sími hafnar öllum beiðnum af sjálfsdáðum.'
    : 'Slökkt er á þessum síma: beiðnin rennur út án svars.';
}

function emptyNote(person: Person): string {
  const text = person.behaviour === 'by-hand' ? 'Hún birtist hér um leið og hún berst.' : silentNote(person);
  return `<section class="card quiet">
<svg width="56" height="56" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><rect x="6.5" y="2.5" width="11" height="19" rx="2.5"/><path d="M10.5 18.5h3"/></svg>
<h2>Engin beiðni bíður</h2>
<p class="note">${text}</p>
</section>`;
}

/**
 * Polls every second whether something else is pending and only then reloads the page, so that the focus stays where it is.
 * Without scripts the page reloads itself every four seconds.
 */
function pollingScript(nationalId: string, waiting: readonly PendingRequest[]): string {
  const currentState = JSON.stringify(pendingState(waiting));
  return `<noscript><meta http-equiv="refresh" content="4; url=/simi/${nationalId}"></noscript>
<script>
setInterval(async () => {
  for (const left of document.querySelectorAll('[data-left]')) left.textContent = Math.max(0, left.textContent - 1);
  const answer = await fetch('/simi/${nationalId}/bidur').catch(() => null);
  if (answer?.ok && (await answer.text()) !== ${currentState}) location.replace('/simi/${nationalId}');
}, 1000);
</script>`;
}
