/**
 * What a browser sends with the first page of a visit from a search. Without them the server takes a request for a
 * robot's and does not count it, which costs less than a visit.
 */
export const browserHeaders: Readonly<Record<string, string>> = {
	"User-Agent":
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
	Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
	"Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8",
	"Accept-Encoding": "gzip, br",
	"Sec-Fetch-Dest": "document",
	"Sec-Fetch-Mode": "navigate",
	"Sec-Fetch-Site": "cross-site",
	Referer: "https://www.google.com/",
};
