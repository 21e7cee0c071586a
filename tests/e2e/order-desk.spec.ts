import { LANGUAGES } from '#src/kernel/locales.ts';
import { PAYMENT_STATUSES } from '#src/kernel/payment-status.ts';
import { withSql } from './database.ts';
import { asOwner, buy, customer, newProduct } from './order-people.ts';
import { expect, open, test } from './shopping.ts';

test('the order desk never scrolls sideways, whatever its orders wait for', async ({ page, browser }) => {
  const kit = await newProduct(browser, { price: 3210, about: 'Widest kit' });
  await customer(page, 'Chattopadhyayswamyna');
  const ids: string[] = [];
  for (const _ of PAYMENT_STATUSES) ids.push((await buy(page, [{ _id: kit.id, quantity: 12 }]))._id);
  await withSql(async (sql) => {
    for (const [at, status] of PAYMENT_STATUSES.entries())
      await sql.query('update "order" set payment_status = $1, status = $2 where id = $3', [
        status,
        at % 2 ? 'delivered' : 'confirmed',
        ids[at],
      ]);
    // The badge of a return and its button are the widest of all.
    await sql.query(
      `insert into return_request (id, reference, order_id, uid, state, reason, created_at, updated_at)
       select 'return-' || id, 'RMA-' || id, id, uid, 'requested', 'late', now(), now() from "order"
       where id = any ($1) and status = 'delivered'`,
      [ids],
    );
  });
  await asOwner(browser, async (owner) => {
    const shown = owner.getByText(/^Chattopadhyayswamyna$/).filter({ visible: true });
    for (const language of LANGUAGES) {
      await owner
        .context()
        .addCookies([{ name: 'kiran_lang', value: language, url: test.info().project.use.baseURL as string }]);
      await open(owner, `/orderManage?q=${encodeURIComponent(kit.name)}`);
      await expect(shown).toHaveCount(ids.length);
      for (let width = 320; width <= 1536; width += 16) {
        await owner.setViewportSize({ width, height: 900 });
        const overflow = await owner.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `in ${language} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});
