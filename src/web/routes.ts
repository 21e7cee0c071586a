import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { PAGES } from '../contract/pages.ts';

// Letter for letter: the gate knows the exact addresses, and `/Products` must not slip past it.
const page = (path: string, file: string) => route(path, file, { caseSensitive: true });

export default [
  page('datasheets/:file', 'routes/product-datasheet.tsx'),
  page('offline', 'routes/offline.tsx'),
  page('admin/pick-list', 'routes/pick-list.tsx'),
  page('admin/packing-slip/:id', 'routes/packing-slip.tsx'),
  page('google-done', 'routes/google-done.tsx'),
  layout('layout/shell.tsx', [
    index('routes/home.tsx'),
    page('products', 'routes/products.tsx'),
    page('compare', 'routes/compare.tsx'),
    page('productPage/:id', 'routes/product.tsx'),
    page('ServicePage/:id', 'routes/services.tsx'),
    page('Service/:id', 'routes/service.tsx'),
    page('ServiceBookPage', 'routes/book-service.tsx'),
    page('signup', 'routes/sign-up.tsx'),
    page('forgot-password', 'routes/forgot-password.tsx'),
    page('reset-password', 'routes/reset-password.tsx'),
    page('verify-email', 'routes/verify-email.tsx'),
    page(PAGES.contact.path.slice(1), 'routes/contact.tsx'),
    page(PAGES.about.path.slice(1), 'routes/about.tsx'),
    page('faq', 'routes/faq.tsx'),
    page('returns', 'routes/returns.tsx'),
    page('shipping', 'routes/shipping.tsx'),
    page('privacy', 'routes/privacy.tsx'),
    page('grievance', 'routes/grievance.tsx'),
    page('t&c', 'routes/terms.tsx'),
    page('cart', 'routes/cart.tsx'),
    page('cart/checkout-parts', 'routes/checkout-parts.tsx'),
    page('orderManage', 'routes/orders.tsx'),
    page('order/:id', 'routes/order.tsx'),
    page('user/:dataType', 'routes/user-list.tsx'),
    page('account', 'routes/account.tsx'),
    page('update-profile', 'routes/update-profile.tsx'),
    page('technician', 'routes/technician.tsx'),
    page('technician/visit/:id', 'routes/technician-visit.tsx'),
    layout('routes/admin-layout.tsx', [
      page('admin', 'routes/admin.tsx'),
      page('admin/payments', 'routes/admin-payments.tsx'),
      page('manageProduct', 'routes/manage-product.tsx'),
      page('admin/plans', 'routes/plans.tsx'),
      page('admin/technicians', 'routes/technicians.tsx'),
      page('admin/areas', 'routes/service-areas.tsx'),
      page('admin/security', 'routes/security.tsx'),
      page('admin/outbox', 'routes/outbox.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
