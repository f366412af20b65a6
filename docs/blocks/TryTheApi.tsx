/** Links to the page that tries the calls and to its OpenAPI document; both open outside the frame of Storybook. */
export const TryTheApi = () => (
  <p>
    <a href="./api-reference/index.html" target="_top">
      Try the API
    </a>
    : every call with its parameters, bodies, answers and errors. The same as a document:{' '}
    <a href="/api/openapi.json" target="_top">
      OpenAPI 3.1
    </a>
    .
  </p>
);
