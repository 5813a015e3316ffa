import type { HomeContent } from "../model/page-payload.ts";
import { useContent } from "../runtime/payload.ts";
import { loader as loadPage } from "./.server/page-loader.ts";

export const loader = loadPage;
export { clientLoader } from "../runtime/client-loader.ts";
export { meta } from "./page-meta.ts";

export default function Home() {
	const content = useContent<HomeContent>();
	return (
		<>
			<h1>{content.words.heading}</h1>
		</>
	);
}
