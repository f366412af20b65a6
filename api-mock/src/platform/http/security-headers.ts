import helmet from 'helmet';

/** Headers of an API that answers data and files, never pages. */
export const securityHeaders = (secure: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: NONE, baseUri: NONE, frameAncestors: NONE },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
  });

const NONE = ["'none'"];
