export default function Page() { return <main>product</main>; }
