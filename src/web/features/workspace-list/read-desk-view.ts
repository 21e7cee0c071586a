/** State, search and page as an address names them; what makes no sense is left out. */
export function readDeskView<State extends string>(address: string, states: readonly State[]) {
  const { searchParams } = new URL(address);
  const state = states.find((one) => one === searchParams.get('state'));
  const page = searchParams.get('page') ?? '';
  return {
    state,
    q: (searchParams.get('q') ?? '').trim().slice(0, 100),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}
