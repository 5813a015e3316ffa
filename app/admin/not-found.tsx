import { data, type LoaderFunctionArgs } from "react-router";
import { requireMember } from "./.server/require-member.ts";

/** Only members learn which addresses answer. */
export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context);
	throw data(null, { status: 404 });
}

export default function NotFound() {
	return null;
}
