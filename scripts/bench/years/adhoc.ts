import pg from 'pg';
import { readFileSync } from 'node:fs';
import { TEST_POSTGRES } from '#tests/support/postgres.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
const log = readFileSync('/tmp/note/years.log', 'utf8');
const databaseUrl = /interrupted: (\S+) /.exec(log)![1]!;
const admin = new URL(databaseUrl); admin.pathname = '/postgres';
process.env[TEST_POSTGRES] = admin.href;
const environ = readFileSync('/proc/8307/environ', 'utf8').split('\0');
const port = environ.find((l) => l.startsWith('PORT='))!.slice(5);
const url = `http://127.0.0.1:${port}`;
const server: any = { url, port: Number(port), pid: 8307, stop: async () => 0, visitor: () => createVisitor(url) };
const sql = new pg.Pool({ connectionString: databaseUrl, max: 4 });
const shop: any = {
  server, url, databaseUrl, sql, visitor: () => createVisitor(url),
  async admin() { const v = createVisitor(url); return { ...v, ...(await v.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD })) }; },
  async product(fields = {}) {
    const made = await (await this.admin()).call('POST', '/products', { name: 'Test panel', price: 1000, stock: 10, addTo: 'Shope', ...fields });
    if (made.status !== 201) throw new Error(made.text);
    return made.body.data.product;
  },
  pay: (id: string, more = {}) => createVisitor(url).ask('POST', '/sandbox/razorpay/pay', { order_id: id, method: 'card', outcome: 'success', webhook: false, ...more }),
};
await (await import('./restored.ts')).measureRestore(shop, process.argv.includes('--key'));
process.exit();
