// Runs a program that cannot load the tether, because it is not Node's or because it replaces its process: under this parent it
// ends on request, and also when its starter dies. Arguments: user id or '-', group id or '-', program, its arguments.
import { spawn } from 'node:child_process';

const [uid, gid, program, ...args] = process.argv.slice(2);
const child = spawn(program, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  ...(uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }),
});
// SIGINT is PostgreSQL's fast shutdown; SIGTERM would wait until every client has disconnected.
process.on('SIGTERM', () => child.kill('SIGINT'));
child.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.on('exit', (code) => process.exit(code ?? 0));
