export default function Page() { return <main>orders</main>; }
