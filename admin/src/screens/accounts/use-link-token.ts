import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of a link from an e-mail. It is removed from the URL at once, so that it stays neither in the browser's
 * history nor in a referrer.
 */
export function useLinkToken(): string {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return token;
}
