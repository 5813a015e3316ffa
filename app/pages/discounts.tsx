import type { DiscountsContent } from "../model/page-payload.ts";
import { useContent } from "../runtime/payload.ts";
import { loader as loadPage } from "./.server/page-loader.ts";

export const loader = loadPage;
export { clientLoader } from "../runtime/client-loader.ts";
export { meta } from "./page-meta.ts";

export default function Discounts() {
	const content = useContent<DiscountsContent>();
	return (
		<>
			<h1>{content.words.heading}</h1>
		</>
	);
}
