import { servicePage } from "#app/locale/pages.ts";
import { serviceNames } from "#app/model/service-names.ts";
import type { LoadContext, PageLoader, PageLoaders } from "../../.server/pages/loaded-page.ts";
import { loadFollow } from "./estimate/load-follow.ts";
import { loadDetails, loadEstimate, loadPerson, loadVisit } from "./estimate/load-steps.ts";
import { loadResume } from "./estimate/resume-draft.ts";
import { loadBlog, loadBlogTopic } from "./load-blog.ts";
import { loadContact, loadThanks } from "./load-contact.ts";
import { loadArticle, loadContentPage } from "./load-content-page.ts";
import { loadDesign } from "./load-design.ts";
import { loadDiscounts } from "./load-discounts.ts";
import { loadHome } from "./load-home.ts";
import { loadSearch } from "./load-search.ts";
import { loadService } from "./load-service.ts";

/** One loader per page of the table; the ten services share theirs. */
export const pageLoaders: PageLoaders = {
	index: loadHome,
	blog: loadBlog,
	"blog-page": loadBlog,
	"blog-topic": loadBlogTopic,
	contact: loadContact,
	"contact-thanks": loadThanks,
	estimate: loadEstimate,
	"estimate-details": loadDetails,
	"estimate-visit": loadVisit,
	"estimate-person": loadPerson,
	"estimate-resume": loadResume,
	"estimate-follow": loadFollow,
	discounts: loadDiscounts,
	search: loadSearch,
	design: loadDesign,
	privacy: loadContentPage,
	terms: loadContentPage,
	slug: loadArticle,
	...(Object.fromEntries(
		serviceNames.map((name) => [servicePage(name), (context: LoadContext) => loadService(name, context)]),
	) as Record<ReturnType<typeof servicePage>, PageLoader>),
};
