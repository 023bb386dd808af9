import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Message } from './messages.ts';
import { readerActions, type ReaderAction } from './reader-actions.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The inbox: every message, or those of one recipient. */
export function inboxPage(messages: readonly Message[], addresses: readonly string[], to: string): Html {
  return pageFrame(
    'Pósthólf',
    html`
      <form>
        <label for="to">Viðtakandi</label>
        <input id="to" name="to" type="email" value="${to}" list="addresses" autocomplete="off" />
        <datalist id="addresses">
          ${addresses.map((address) => html`<option value="${address}"></option>`)}
        </datalist>
        <button>Sýna</button>
        ${to ? html`<a href="/">Sýna öll skeyti</a>` : ''}
      </form>
      ${messages.length === 0 ? html`<p>Engin skeyti${to ? html` til ${to}` : ''}.</p>` : messageList(messages)}
    `,
  );
}

function messageList(messages: readonly Message[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Efni</th>
        <th scope="col">Til</th>
        <th scope="col">Móttekið</th>
      </tr>
    </thead>
    <tbody>
      ${messages.map(
        ({ id, subject, to, receivedAt }) =>
          html`<tr>
            <td><a href="/message/${id}">${subject || '(án efnis)'}</a></td>
            <td>${to.join(', ')}</td>
            <td>${formatTime(receivedAt)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** One message; its HTML is in a frame that runs no scripts, links open in a new window. */
export function messagePage(message: Message, actions: readonly ReaderAction[]): Html {
  const { id, subject, from, to, receivedAt, text, attachments } = message;
  return pageFrame(
    subject || '(án efnis)',
    html`
      <p><a href="/">← Pósthólf</a></p>
      <dl>
        <dt>Frá</dt>
        <dd>${from}</dd>
        <dt>Til</dt>
        <dd>${to.join(', ')}</dd>
        <dt>Móttekið</dt>
        <dd>${formatTime(receivedAt)}</dd>
        <dt>Auðkenni</dt>
        <dd>${message.messageId}</dd>
      </dl>
      ${
        attachments.length > 0
          ? html`<h2>Viðhengi</h2>
              <ul>
                ${attachments.map(
                  ({ filename, size }, index) =>
                    html`<li>
                      <a href="/messages/${id}/attachments/${index}">${filename}</a>
                      (${Math.ceil(size / 1024)} kB)
                    </li>`,
                )}
              </ul>`
          : ''
      }
      ${actionButtons(id, actions)}
      <h2>Skeyti</h2>
      <iframe
        title="Skeyti"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="/messages/${id}/html"
      ></iframe>
      <h2>Texti</h2>
      <pre>${text}</pre>
    `,
  );
}

/** What the mailbox and its owner may do with the message. */
function actionButtons(id: number, actions: readonly ReaderAction[]): Html | string {
  if (actions.length === 0) return '';
  return html`<form method="post">
    ${actions.map(
      (action) => html`<button formaction="/message/${id}/${action}">${readerActions[action]}</button>`,
    )}
  </form>`;
}

/** How the sender answered; `status` null: not at all. */
export function outcomePage({ id, to }: Message, action: ReaderAction, status: number | null): Html {
  const isTaken = status !== null && status < 300;
  return pageFrame(
    readerActions[action],
    html`
      <p role="status">
        ${isTaken ? 'Sendandinn tók við því.' : `Sendandinn tók ekki við því (${status ?? 'ekkert svar'}).`}
      </p>
      <p><a href="/message/${id}">← Skeyti til ${to.join(', ')}</a></p>
    `,
  );
}

/** `20.11.2026 09:30` in Iceland, which keeps UTC all year. */
function formatTime(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${day}.${month}.${year} ${iso.slice(11, 16)}`;
}

function pageFrame(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="is">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – póstur</title>
        <style>
          body {
            margin: 0 auto;
            max-width: 960px;
            padding: 24px 16px 64px;
            color: #13242d;
            font:
              16px/1.5 system-ui,
              sans-serif;
            overflow-wrap: anywhere;
          }
          a {
            color: #0a5876;
          }
          form {
            display: flex;
            flex-wrap: wrap;
            align-items: center;
            gap: 8px 12px;
            margin-bottom: 24px;
          }
          input,
          button {
            min-height: 44px;
            padding: 0 12px;
            border: 1px solid #75868e;
            border-radius: 8px;
            background: #fff;
            font: inherit;
          }
          input {
            flex: 1 1 240px;
            min-width: 0;
          }
          table {
            width: 100%;
            border-collapse: collapse;
          }
          th,
          td {
            padding: 10px 8px;
            border-bottom: 1px solid #d8e0e3;
            text-align: left;
            vertical-align: top;
          }
          th,
          td:last-child {
            white-space: nowrap;
          }
          dl {
            display: grid;
            grid-template-columns: max-content 1fr;
            gap: 4px 16px;
          }
          dt {
            color: #4b5d66;
          }
          dd {
            margin: 0;
          }
          iframe {
            width: 100%;
            height: 640px;
            border: 1px solid #d8e0e3;
            border-radius: 8px;
          }
          pre {
            padding: 16px;
            border-radius: 8px;
            background: #f3f6f7;
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
