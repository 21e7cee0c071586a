export default function Page() { return <main>sign-up</main>; }
