import { config } from 'zod';

// In browsers our Content-Security-Policy forbids eval, and zod's attempt would be reported as a violation.
if ('document' in globalThis) config({ jitless: true });
