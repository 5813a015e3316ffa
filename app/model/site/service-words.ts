import type { ContentOf } from "../editing/schemas/content-of.ts";
import type { serviceSchema } from "../editing/schemas/service-words-schema.ts";
import type { question, titledText } from "../editing/schemas/titled-text.ts";
import type { PictureName } from "../pictures/picture-names.ts";
import type { ServiceName } from "../service-names.ts";

/** The facts about a service that are the same in every language. */
export interface ServiceFacts {
	picture: PictureName;
	surface: "white" | "mint" | "sand" | "spruce";
	group: "air" | "home";
	related: readonly ServiceName[];
	articles: readonly string[];
}

export type ServiceWords = ContentOf<typeof serviceSchema>;
export type ServiceSection = ServiceWords["sections"][number];
export type Question = ContentOf<typeof question>;
export type TitledText = ContentOf<typeof titledText>;
