import { z } from "zod";
import { articleMatter, contentPageMatter } from "../../site/article.ts";
import { markdown } from "./texts.ts";

const body = markdown(40_000);

/** A Markdown document as it is edited: its name is the entry's. */
export const articleSchema = z.strictObject({ matter: articleMatter, body });

export const legalSchema = z.strictObject({ matter: contentPageMatter, body });
