import type { PageName, PageParams } from "./pages.ts";

type Check = (params: PageParams) => boolean | { status: number };

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pagePattern = /^[1-9]\d{0,3}$/;
const tokenPattern = /^[\w-]{22}$/;

/** Kept apart from the table of pages, which browsers load: only the server checks parameters. */
const checks: Readonly<Partial<Record<PageName, Check>>> = {
	"blog-page": ({ page = "" }) => pagePattern.test(page),
	"blog-topic": ({ topic = "" }) => slugPattern.test(topic),
	"contact-thanks": ({ reference = "" }) => /^[A-Z]{2,4}-[A-Z0-9]{7}$/.test(reference),
	"estimate-resume": ({ id = "" }) => tokenPattern.test(id),
	"estimate-follow": ({ token = "" }) => tokenPattern.test(token),
	"gallery-service": ({ service = "" }) => slugPattern.test(service),
	"gallery-page": ({ service = "", page = "" }) => slugPattern.test(service) && pagePattern.test(page),
	unsubscribe: ({ token = "" }) => /^[\w-]{44}$/.test(token),
	"promotions-confirm": ({ token = "" }) => /^[\w-]{45,150}$/.test(token),
	slug: ({ slug = "" }) => slugPattern.test(slug),
};

/** Rejects impossible parameters before any content is read: false, or the status of the error screen. */
export function checkParams(name: PageName, params: PageParams): ReturnType<Check> {
	return checks[name]?.(params) ?? true;
}
