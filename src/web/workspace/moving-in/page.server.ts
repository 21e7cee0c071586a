import { listMovingImports, showMovingImport } from '#src/shop/customers/moving-in/check-moving-file.ts';
import { countFormerCustomers } from '#src/shop/customers/moving-in/former-customers.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { encodeMovingImport } from '#src/wire/customers/moving-in.ts';

export const loader = pageLoader('movingIn', async ({ shop, locale, searchParams }) => {
  const id = searchParams.get('id') ?? undefined;
  const [list, people, file] = await Promise.all([
    listMovingImports(shop),
    countFormerCustomers(shop),
    id ? showMovingImport(shop, id) : undefined,
  ]);
  return {
    texts: texts(locale, 'imports', 'movingIn'),
    locale,
    people,
    file: file && encodeMovingImport(file),
    files: list.map((one) => encodeMovingImport(one)),
  };
});
