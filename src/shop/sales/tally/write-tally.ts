import { TALLY_LEDGERS, TALLY_ROLES, type TallyNames, type TallyRole } from '#src/kernel/tally-ledgers.ts';
import { writeXml, type Xml, xml } from '#src/platform/xml/write-xml.ts';
import type { Business, Voucher } from './vouchers.ts';

/** Ledgers as Tally imports them: those of the shop and one for each business. One that is there already is left or altered, as the owner chooses there. */
export const writeMasters = (names: TallyNames, businesses: readonly Business[]): string =>
  envelope('All Masters', [
    ...[...Map.groupBy(TALLY_ROLES, (role) => names[role]).entries()].map(([name, [role = 'goods']]) =>
      ledger(name, TALLY_LEDGERS[role].group, dutyOf(role)),
    ),
    ...businesses.map((one) =>
      ledger(one.ledger, TALLY_LEDGERS.customers.group, [
        xml('MAILINGNAME.LIST', [xml('MAILINGNAME', one.name)], { TYPE: 'String' }),
        xml('COUNTRYNAME', 'India'),
        xml('LEDSTATENAME', one.state),
        xml('GSTREGISTRATIONTYPE', 'Regular'),
        xml('PARTYGSTIN', one.gstin),
      ]),
    ),
  ]);

/** Vouchers as Tally imports them, once their ledgers are there. */
export const writeVouchers = (vouchers: readonly Voucher[]): string => envelope('Vouchers', vouchers.map(voucher));

const envelope = (report: string, messages: Xml[]): string =>
  writeXml(
    xml('ENVELOPE', [
      xml('HEADER', [xml('TALLYREQUEST', 'Import Data')]),
      xml('BODY', [
        xml('IMPORTDATA', [
          xml('REQUESTDESC', [xml('REPORTNAME', report)]),
          xml(
            'REQUESTDATA',
            messages.map((message) => xml('TALLYMESSAGE', [message], { 'xmlns:UDF': 'TallyUDF' })),
          ),
        ]),
      ]),
    ]),
  );

const DUTIES: Partial<Record<TallyRole, string>> = { cgst: 'CGST', sgst: 'SGST/UTGST', igst: 'IGST' };

const dutyOf = (role: TallyRole): Xml[] => {
  const duty = DUTIES[role];
  return duty ? [xml('TAXTYPE', 'GST'), xml('GSTDUTYHEAD', duty)] : [];
};

const ledger = (name: string, group: string, more: Xml[]): Xml =>
  xml('LEDGER', [xml('NAME.LIST', [xml('NAME', name)], { TYPE: 'String' }), xml('PARENT', group), ...more], {
    NAME: name,
    ACTION: 'Create',
  });

function voucher({ guid, type, on, number, narration, party, business, placeOfSupply, entries }: Voucher): Xml {
  return xml(
    'VOUCHER',
    [
      xml('DATE', on.replaceAll('-', '')),
      xml('GUID', guid),
      ...(placeOfSupply ? [xml('PLACEOFSUPPLY', placeOfSupply)] : []),
      ...(business ? [xml('PARTYGSTIN', business.gstin)] : []),
      xml('NARRATION', narration),
      xml('VOUCHERTYPENAME', type),
      xml('VOUCHERNUMBER', number),
      xml('REFERENCE', number),
      xml('PARTYLEDGERNAME', party),
      xml('PERSISTEDVIEW', 'Accounting Voucher View'),
      ...entries.map(entry),
    ],
    { REMOTEID: guid, VCHTYPE: type, ACTION: 'Create', OBJVIEW: 'Accounting Voucher View' },
  );
}

/** Tally writes what is debited below zero, and calls it deemed positive. */
const entry = ({ ledger: name, amount }: Voucher['entries'][number]): Xml =>
  xml('ALLLEDGERENTRIES.LIST', [
    xml('LEDGERNAME', name),
    xml('ISDEEMEDPOSITIVE', amount < 0 ? 'Yes' : 'No'),
    xml('AMOUNT', (amount / 100).toFixed(2)),
  ]);
