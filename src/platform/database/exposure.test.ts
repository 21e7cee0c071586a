import { expect, it } from 'vitest';
import { exposureOf } from './exposure.ts';

it.each([
  ['postgres:///kiran', 'none'],
  ['postgres://kiran@127.0.0.1/kiran', 'none'],
  ['postgres://kiran@[::1]/kiran', 'none'],
  ['postgres://kiran@postgres/kiran', 'none'],
  ['postgres://kiran@%2Fvar%2Frun%2Fpg.18/kiran', 'none'],
  ['postgres:///kiran?host=/var/run/pg.18', 'none'],
  ['postgres:///kiran?host=::1', 'none'],
  ['postgres://kiran@db.example/kiran?host=localhost', 'none'],
  ['postgres://kiran@db.example/kiran?sslmode=verify-full', 'none'],
  ['postgres://kiran@10.1.2.3/kiran', 'private'],
  ['postgres://kiran@172.31.0.1/kiran', 'private'],
  ['postgres://kiran@192.168.1.9/kiran', 'private'],
  ['postgres://kiran@[fd12::1]/kiran', 'private'],
  ['postgres://kiran@localhost/kiran?host=192.168.1.9', 'private'],
  ['postgres://kiran@db.example/kiran', 'public'],
  ['postgres://kiran@db%2Eexample/kiran', 'public'],
  ['postgres://kiran@10.example.com/kiran', 'public'],
  ['postgres://kiran@127.0.0.1.example.com/kiran', 'public'],
  ['postgres://kiran@172.32.0.1/kiran', 'public'],
  ['postgres://kiran@[2001:db8::1]/kiran', 'public'],
  ['postgres://kiran@localhost/kiran?host=db.example', 'public'],
  ['postgres:///kiran?host=localhost&host=db.example', 'public'],
])('%s: %s', (address, exposure) => expect(exposureOf(address)).toBe(exposure));
