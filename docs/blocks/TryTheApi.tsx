/** Ways to the page that tries the calls, and to the description it is made from; both leave the workshop's frame. */
export const TryTheApi = () => (
  <p>
    <a href="./api-reference/index.html" target="_top">
      Try the API
    </a>
    : every call with its parameters, bodies, answers and errors, ready to be sent. The same is there as{' '}
    <a href="/api/openapi.json" target="_top">
      OpenAPI 3.1
    </a>
    .
  </p>
);
