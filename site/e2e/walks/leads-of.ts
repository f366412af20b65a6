import type { APIRequestContext } from 'playwright/test';

/** The number of leads of a phone in the console. */
export async function leadsOf(request: APIRequestContext, phone: string): Promise<number> {
  const signedIn = await request.post('/api/user/login', {
    data: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const answer = await request.get('/api/admin/leads', {
    headers: { authorization: `Bearer ${data.token}` },
    params: { filter: JSON.stringify({ mobile: phone }), range: '[0,9]' },
  });
  return ((await answer.json()) as unknown[]).length;
}
