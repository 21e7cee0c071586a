export default function Page() { return <main>user-list</main>; }
