import type { ContactContent } from "../model/page-payload.ts";
import { useContent } from "../runtime/payload.ts";
import { loader as loadPage } from "./.server/page-loader.ts";

export const loader = loadPage;
export { clientLoader } from "../runtime/client-loader.ts";
export { meta } from "./page-meta.ts";

export default function Contact() {
	const content = useContent<ContactContent>();
	return (
		<>
			<h1>{content.words.heading}</h1>
		</>
	);
}
