/** The active view of the editor: a language, the preview or the publish panel. Stored in the `vue` query parameter. */
export type EditorView = "fr" | "en" | "apercu" | "publier";

export function readEditorView(query: URLSearchParams): EditorView {
	const asked = query.get("vue");
	return asked === "en" || asked === "apercu" || asked === "publier" ? asked : "fr";
}
