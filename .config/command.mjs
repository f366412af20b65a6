import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, searchPath } from './paths.mjs';

/**
 * Runs a program to its end and answers `{ code, output }`, output being stdout and stderr as they came.
 * It gets a process group of its own, so that `stopCommands` ends its children too.
 */
export function run(program, args, { folder = '.', env = {}, onLine = () => undefined } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: join(ROOT, folder),
      env: { ...process.env, PATH: searchPath(folder), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      for (const line of String(chunk).split('\n')) if (line.trim()) onLine(line.trim());
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    const end = (code, text = '') => {
      running.delete(child);
      resolve({ code, output: output + text });
    };
    child.once('error', (error) => end(127, `${program}: ${error.message}\n`));
    child.once('close', (code, signal) => end(code ?? 1, signal ? `${program} was ended by ${signal}.\n` : ''));
  });
}

/** Runs a package's own script from its package.json, as its package manager would. */
export function runScript(folder, script, { args = [], ...options } = {}) {
  const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  if (!scripts[script]) return Promise.resolve({ code: 1, output: `${folder} has no script "${script}".\n` });
  return run('sh', ['-c', `${scripts[script]} "$@"`, script, ...args], { ...options, folder });
}

const running = new Set();

/** Ends whatever still runs, with its children. */
export function stopCommands() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has just ended by itself.
    }
  }
}

// Standing in groups of their own, they would outlive us.
process.once('exit', stopCommands);
