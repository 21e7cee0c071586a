export default function Page() { return <main>cart</main>; }
