import type { ContentPageContent } from "../model/page-payload.ts";
import { useContent } from "../runtime/payload.ts";
import { loader as loadPage } from "./.server/page-loader.ts";

export const loader = loadPage;
export { clientLoader } from "../runtime/client-loader.ts";
export { meta } from "./page-meta.ts";

export default function ContentPage() {
	const content = useContent<ContentPageContent>();
	return (
		<>
			<h1>{content.title}</h1>
			<div dangerouslySetInnerHTML={{ __html: content.html }} />
		</>
	);
}
