import { z } from "zod";
import { articleMatter, contentPageMatter } from "../../site/article.ts";
import { longestMarkdown } from "../markdown-depth.ts";
import { markdown } from "./texts.ts";

const body = markdown(longestMarkdown);

/** A Markdown document as edited. Its name is in the entry id. */
export const articleSchema = z.strictObject({ matter: articleMatter, body });

export const legalSchema = z.strictObject({ matter: contentPageMatter, body });
