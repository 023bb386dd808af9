import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { MailFault, MailFaults } from './faults.ts';
import type { Messages } from './messages.ts';

/** Largest accepted message (bytes). */
const maxMessageBytes = 25_000_000;

/** The SMTP server: accepts every message for anyone, stores it, and forwards nothing. */
export function smtpServer(messages: Messages, faults: MailFaults): SMTPServer {
  const connections = new Map<string, { socket: Socket; fault: MailFault }>();
  /** Faults of connections that have sent no command yet, by client port. */
  const connectionFaults = new Map<number, { socket: Socket; fault: MailFault }>();
  const currentFault = (id: string): MailFault | undefined => connections.get(id)?.fault;

  const server = new SMTPServer({
    name: 'postur.vorulind.test',
    banner: 'Vorulind mail emulator',
    size: maxMessageBytes,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect(session, done) {
      const connection = connectionFaults.get(session.remotePort);
      connectionFaults.delete(session.remotePort);
      if (connection) connections.set(session.id, connection);
      done();
    },
    onClose: (session) => void connections.delete(session.id),
    async onMailFrom(_address, session, done) {
      const fault = currentFault(session.id);
      if (fault?.mode === 'slow') await sleep(fault.ms);
      done(toRefusal(fault, 'sender'));
    },
    onRcptTo: (_address, session, done) => done(toRefusal(currentFault(session.id), 'recipient')),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const connection = connections.get(session.id);
        const refused = toRefusal(connection?.fault, 'message');
        if (stream.sizeExceeded) return done(withStatus('Message is too large', 552));
        if (refused) return done(refused);
        const { mailFrom, rcptTo } = session.envelope;
        const recipients = rcptTo.map(({ address }) => address);
        messages.add(mailFrom ? mailFrom.address : '', recipients, Buffer.concat(parts));
        if (connection?.fault.mode === 'cut') return connection.socket.destroy();
        done();
      });
    },
  });
  server.server.prependListener('connection', (socket: Socket) => {
    const fault = faults.take();
    if (fault.mode === 'refuse') socket.destroy();
    else if (socket.remotePort !== undefined) connectionFaults.set(socket.remotePort, { socket, fault });
  });
  // A broken connection is the sender's problem.
  server.on('error', () => undefined);
  return server;
}

function toRefusal(fault: MailFault | undefined, at: MailFault['at']): Error | null {
  if (fault?.mode !== 'status' || fault.at !== at) return null;
  const enhanced = fault.enhanced === undefined ? '' : `${fault.enhanced} `;
  return withStatus(`${enhanced}Refused by the fault knob (${at})`, fault.status);
}

function withStatus(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}
