import type { ServerResponse } from 'node:http';

/* Reliability F07: what may stand in place of a backend's answer. */

const general = 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.';
const unavailable = 'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.';
const json = 'application/json';
const failed = JSON.stringify({
  data: null,
  errors: [{ message: 'Aðeins 3 eftir.', extensions: { code: 'FAILED_PRECONDITION' } }],
});

/** Status, type, body, and what the visitor reads. A body that is null is cut off in the middle. */
export type WrongAnswer = readonly [number, string, string | null, string];

export const wrongAnswers: Readonly<Record<string, WrongAnswer>> = {
  'a 500 with HTML': [500, 'text/html', '<html><h1>Internal Server Error</h1></html>', general],
  'a 500 with an error': [
    500,
    json,
    '{"errors":[{"message":"relation \\"carts\\" does not exist"}]}',
    general,
  ],
  'a 502 of a proxy': [502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>', unavailable],
  'a 503 without a body': [503, 'text/plain', '', unavailable],
  'HTML with status 200': [200, 'text/html', '<!doctype html><title>Innskráning</title>', unavailable],
  'malformed JSON': [200, json, '{"data": {"cart": ', general],
  'an empty body': [200, json, '', general],
  'JSON that is no answer': [200, json, '[1, 2, 3]', unavailable],
  'no data and no errors': [200, json, '{}', general],
  'no data': [200, json, '{"data": null}', general],
  'no data and an error': [200, json, failed, 'Aðeins 3 eftir.'],
  'data with an error beside it': [200, json, failed.replace('null', '{"any": null}'), 'Aðeins 3 eftir.'],
  'an answer that is cut off': [200, json, null, unavailable],
};

/** Answers a request with it. */
export function answerWrongly(response: ServerResponse, [status, type, body]: WrongAnswer): void {
  response.writeHead(status, { 'Content-Type': type, ...(body === null && { 'Content-Length': '99' }) });
  if (body === null) response.write('{"data": {"ca', () => response.destroy());
  else response.end(body);
}
