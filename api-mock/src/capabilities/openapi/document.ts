import { createDocument } from 'zod-openapi';

import { componentNames } from './component-names.ts';
import { describeField } from './describe-field.ts';
import { failure, failureResponses } from './failures.ts';
import { allOperations, GROUPS } from './operations.ts';
import { pathsOf } from './paths.ts';
import { SECURITY_SCHEMES } from './security.ts';
import { type OpenApiDocument, tidy } from './tidy.ts';

const ABOUT = `Everything the site and the console call, from the contract they share.

A success is \`{ "data": … }\`; the console's records and lists are bare, as ra-data-simple-rest reads them. A failure is
\`{ "msg", "code", "errors" }\` with all wrong fields at once. To try the console's calls, sign in with
\`POST /user/login\` and put the token into *Authorize*; in local mode the example's account works.`;

/** The whole API as OpenAPI 3.1; the mock controls are there in `local` mode alone. */
export function openApiDocument(withMockControls = true): OpenApiDocument {
  const operations = allOperations().filter(({ access }) => withMockControls || access !== 'local');
  const failures = failureResponses();
  const paths = pathsOf(operations, failures);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const tagsIn = (group: string) =>
    tags.filter((name) => operations.some((one) => one.tag === name && one.group === group));
  return tidy(
    createDocument(
      {
        openapi: '3.1.0',
        info: { title: 'Prospectus', version: '1', description: ABOUT },
        servers: [{ url: '/api' }],
        tags: tags.map((name) => ({ name })),
        // Known to renderers: headings by the part of the whole they are in.
        'x-tagGroups': GROUPS.map((name) => ({ name, tags: tagsIn(name) })),
        paths,
        components: {
          schemas: { Failure: failure, ...Object.fromEntries(componentNames()) },
          responses: failures.responses,
          securitySchemes: SECURITY_SCHEMES,
        },
      },
      { override: describeField, allowEmptySchema: { pipe: true, transform: true } },
    ),
  );
}
