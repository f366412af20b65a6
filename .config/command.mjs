import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, searchPath } from './paths.mjs';

/**
 * Runs a program to its end and returns `{ code, output }`, with stdout and stderr in order.
 * The program runs in a process group of its own, which a guard ends when this process does, even by SIGKILL.
 */
export function run(program, args, { folder = '.', env = {}, onLine = () => undefined } = {}) {
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', GUARD, 'guard', program, ...args], {
      cwd: join(ROOT, folder),
      env: { ...process.env, PATH: searchPath(folder), ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const collect = (stream) => {
      let rest = '';
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        const lines = (rest + chunk).split('\n');
        rest = lines.pop();
        for (const line of lines) if (line.trim()) onLine(line.trim());
      });
    };
    collect(child.stdout);
    collect(child.stderr);
    const end = (code, text = '') => {
      running.delete(child);
      resolve({ code, output: output + text });
    };
    child.once('error', (error) => end(127, `${program}: ${error.message}\n`));
    child.once('close', (code, signal) => {
      const ended = signal ?? (code > 128 ? `signal ${code - 128}` : undefined);
      end(code ?? 1, ended ? `${program} was ended by ${ended}.\n` : '');
    });
  });
}

// The system closes our end of stdin however we end. The watcher then ends the whole group by SIGTERM, and after five
// seconds by SIGKILL.
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- & program=$!
{ trap '' TERM; read -r _; kill -TERM -$$; sleep 5; kill -KILL -$$; } <&3 >/dev/null 2>&1 & watcher=$!
exec 3<&-
wait "$program"; code=$?
kill -KILL "$watcher"
exit "$code"`;

/** Runs a package's own script from its package.json, as its package manager would. */
export function runScript(folder, script, { args = [], ...options } = {}) {
  const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  if (!scripts[script]) return Promise.resolve({ code: 1, output: `${folder} has no script "${script}".\n` });
  return run('sh', ['-c', `${scripts[script]} "$@"`, script, ...args], { ...options, folder });
}

const running = new Set();

/** Sends SIGTERM to every running program and its children. */
export function stopCommands() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended in between.
    }
  }
}

// A program in a process group of its own does not get the signals of the terminal.
process.once('exit', stopCommands);
