/** A plain value in these fields is a code for the program. A group of words with such a name is for visitors. */
export const codeFields: ReadonlySet<string> = new Set([
	"icon",
	"kind",
	"tone",
	"slug",
	"date",
	"topic",
	"cover",
	"picture",
	"leadsTo",
]);
