import { expect, it } from 'vitest';
import { withoutPerson } from './without-person.ts';

it('removes who somebody is and keeps what tax law needs', () => {
  const snapshot = {
    items: [{ productId: 'prd_1', name: 'Panel', price: 100 }],
    address: {
      fullAddress: '12, Shanti Society',
      landmark: 'Tank',
      city: 'Ahmedabad',
      state: 'Gujarat',
      zipcode: '380009',
      phone: '9876543210',
      country: 'India',
    },
    contact: { name: 'Asha Patel', email: 'asha@example.com', phone: '9876543210' },
    note: 'ring twice',
    buyer: { gstin: '24ABCDE1234F1Z5', name: 'Asha Traders' },
    fromCart: true,
  };
  const { buyer, ...rest } = snapshot;
  expect(buyer.gstin).toHaveLength(15);
  expect(withoutPerson(snapshot)).toEqual({
    ...rest,
    address: { ...snapshot.address, fullAddress: '', landmark: '', phone: '' },
    contact: { name: '', email: '', phone: '' },
    note: '',
  });
});

it('reads what the provider sends', () => {
  const event = {
    payload: {
      payment: {
        entity: {
          id: 'pay_1',
          amount: 100,
          email: 'a@example.com',
          contact: '+919876543210',
          vpa: 'asha@upi',
          card: { last4: '1007', name: 'Asha' },
        },
      },
    },
  };
  expect(JSON.stringify(withoutPerson(event))).not.toMatch(/asha|987|a@example/i);
  expect(withoutPerson(event)).toMatchObject({
    payload: { payment: { entity: { id: 'pay_1', amount: 100, card: { last4: '1007', name: '' } } } },
  });
});
