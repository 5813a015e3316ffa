import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";

export interface ImportParts {
	store: DocumentStore;
	clock: Clock;
}

/** What the job needs besides. */
export interface ImportJobParts extends ImportParts {
	secret: string;
	content: { reader(): ContentReader };
}
