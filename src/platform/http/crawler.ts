/** What search engines, archives and tools that copy whole sites call themselves. Those who pretend to be browsers count as visitors. */
const CRAWLER = /bot\b|crawl|spider|slurp|archiver|facebookexternalhit|python-requests|scrapy|curl\/|wget\//i;

/** Whether a caller says that it is a program: under an overload it can come again later, people cannot. */
export const isCrawler = (userAgent: string | null | undefined): boolean => CRAWLER.test(userAgent ?? '');
