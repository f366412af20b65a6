import { config } from 'zod';

// Our Content-Security-Policy lets a browser evaluate no code. zod would try whether it may, which is reported as a
// violation; on a server its compiled parsers are faster.
if ('document' in globalThis) config({ jitless: true });
