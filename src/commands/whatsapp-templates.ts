import { registeredTemplates } from '#src/shop/notifications/whatsapp/templates.ts';
import { runCommand } from './run-command.ts';

// `npm run whatsapp-templates`: prints what is registered at Meta, every template in every language (docs/operations.md, WhatsApp).

await runCommand(async () => {
  for (const { name, language, body, examples } of registeredTemplates())
    process.stdout.write(
      [
        `Name: ${name}`,
        'Category: UTILITY',
        `Language: ${language}`,
        'Body:',
        body,
        `Examples: ${examples.map((example, at) => `{{${at + 1}}} ${example}`).join(' | ')}`,
        '',
        '',
      ].join('\n'),
    );
});
