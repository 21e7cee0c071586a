import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layout/shell.tsx', [
    index('routes/home.tsx'),
    route('products', 'routes/products.tsx'),
    route('productPage/:id', 'routes/product.tsx'),
    route('signup', 'routes/sign-up.tsx'),
    route('t&c', 'routes/terms.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('orderManage', 'routes/orders.tsx'),
    route('user/:dataType', 'routes/user-list.tsx'),
    route('account', 'routes/account.tsx'),
    route('manageProduct', 'routes/manage-product.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
