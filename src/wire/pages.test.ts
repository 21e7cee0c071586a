import { describe, expect, it } from 'vitest';
import { findPage } from '#src/kernel/page-table.ts';
import { hrefs, safeReturn } from './pages.ts';

describe('the page after sign-in', () => {
  it('is a path of this shop and never another host', () => {
    expect(safeReturn('/products?category=solar-panels')).toBe('/products?category=solar-panels');
    expect(safeReturn('/products?q=सौर')).toBe('/products?q=%E0%A4%B8%E0%A5%8C%E0%A4%B0');
    expect(safeReturn('/t&c')).toBe('/t&c');
    for (const evil of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/.//evil.example',
      '/x/..//evil.example',
      '/a\nb',
      '/signup?from=/',
      '',
      null,
    ]) {
      expect(safeReturn(evil)).toBeUndefined();
    }
  });
});

describe('pages', () => {
  it('are found by their exact addresses', () => {
    expect(findPage('/')?.name).toBe('home');
    expect(findPage('/productPage/some-panel')?.name).toBe('product');
    expect(findPage('/t&c')?.page.access).toBe('open');
    expect(findPage('/user/cart')?.page.access).toBe('personal');
    expect(findPage('/productpage/x')).toBeUndefined();
    expect(findPage('/nothing')).toBeUndefined();
  });
  it('keep their parameters', () => {
    expect(hrefs.products({ category: 'solar-panels', page: 2 })).toBe('/products?category=solar-panels&page=2');
    expect(hrefs.product('a/b')).toBe('/productPage/a%2Fb');
    expect(hrefs.pageText('about', 'hi')).toBe('/admin/pages/about/hi');
    expect(hrefs.datasheet('panel 550')).toBe('/datasheets/panel%20550.pdf');
    expect(hrefs.services('cleaning')).toBe('/ServicePage/1?category=cleaning');
    expect(hrefs.myServices({ status: 'open', page: 1 })).toBe('/MyService?status=open');
    expect(hrefs.manageProduct({ q: '', stock: 'low', page: undefined })).toBe('/manageProduct?stock=low');
  });
});
