/** The WAI-ARIA tabs pattern: arrows move, Home and End jump, one tab is in the tab order. */
export function watchTabs() {
  const tabs = [...document.querySelectorAll('[role=tab]')];
  const select = (tab) => {
    for (const one of tabs) {
      const chosen = one === tab;
      one.setAttribute('aria-selected', String(chosen));
      one.tabIndex = chosen ? 0 : -1;
      document.getElementById(one.getAttribute('aria-controls')).hidden = !chosen;
    }
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', (event) => {
      const steps = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 };
      if (!Object.hasOwn(steps, event.key)) return;
      event.preventDefault();
      const next = tabs.at(steps[event.key] % tabs.length);
      select(next);
      next.focus();
    });
  }
}
