import { originals } from "./originals.ts";
import type { PublishedContent } from "./published-content.ts";
import { createSiteContent, type SiteContent } from "./site-content.ts";

/** The content of a site without published entries, for tests that only read it. */
export const originalContent = createSiteContent(originals) as SiteContent as PublishedContent;
