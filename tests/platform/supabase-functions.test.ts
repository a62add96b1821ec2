/** The site's functions on a database like a hosted project's, through the interface's login with its time limits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import lead from '../../netlify/functions/lead.mts';
import notify from '../../netlify/functions/notify.mts';
import type { PostgresServer } from '../database/postgres-server.ts';
import { callApi, leadRow, serveRest, type Project } from '../database/test-projects.ts';
import { startMockWebhook } from '../database/mock-receivers.ts';
import { cliName, noCli } from './supabase-cli.ts';
import { servers, startProject } from './supabase-servers.ts';

for (const [name, folder] of servers) {
  describe.skipIf(noCli || !folder)(`on ${name} like a hosted project, by the ${cliName}`, () => {
    let server: PostgresServer;
    let project: Project;
    let webhook: Awaited<ReturnType<typeof startMockWebhook>>;

    beforeAll(async () => {
      server = await startProject(folder!);
      project = await serveRest(server);
      webhook = await startMockWebhook();
    });
    afterAll(async () => {
      await webhook?.close();
      await project?.close();
      await server?.stop();
    });

    const notifySettings = () => ({
      PUBLIC_SUPABASE_URL: project.url,
      SUPABASE_SECRET_KEY: project.secretKey,
      NOTIFY_WEBHOOK_URL: webhook.url,
    });

    it('a posted and a sent lead become rows, the owner is notified of both, and the project is healthy', async () => {
      const settings = notifySettings();
      const form = new FormData();
      const { full_name, company_name, email, service_interest } = leadRow({ full_name: 'Posted' });
      const answers = { fullName: full_name, companyName: company_name, email, service: service_interest };
      for (const [field, answer] of Object.entries(answers)) form.set(field, answer);
      const request = new Request('http://localhost/lead', { method: 'POST', body: form });
      const { headers } = await lead(request, { ip: '203.0.113.9' }, settings);
      expect(headers.get('location')).toBe('/thank-you');

      const visitor = { headers: { 'cf-connecting-ip': '203.0.113.9' } };
      const sent = await callApi(project, 'leads', leadRow({ full_name: 'Sent', email: 'sent@acme.test' }), visitor);
      expect(sent.status).toBe(201);

      const response = await notify(new Request('http://localhost'), {}, settings);
      expect(await response.json()).toEqual({ webhook: 'notified of 2' });
      expect(webhook.texts.toSorted().join()).toMatch(/New lead: Posted, .*New lead: Sent, /s);
      expect((await callApi(project, 'rpc/health', {}, visitor)).body).toBe('ok');
    });

    it('what Supabase itself creates is open to visitors, and the project says that it is not healthy', async () => {
      await server.runAs(
        'supabase_admin',
        'create table public.later (); create function public.later_too() returns int language sql return 1',
      );
      const rights = await project.query<{ right: string }>('select private.unintended_rights() as "right" order by 1');
      expect(rights.map(({ right }) => right)).toEqual([
        'anon: public.later',
        'anon: public.later_too()',
        'authenticated: public.later',
        'authenticated: public.later_too()',
      ]);
      // The rights are checked at the end of each run.
      await notify(new Request('http://localhost'), {}, notifySettings());
      const { body } = await callApi(project, 'rpc/list_leads', { page_size: 1 }, { secret: true });
      expect(body).toMatchObject({ failed_check: expect.stringMatching(/^visitors have a right/) });
    });
  });
}
