import { data, type LoaderFunctionArgs } from "react-router";
import { roles } from "#app/model/members/member.ts";
import { requireMember } from "./.server/require-member.ts";

/** Unknown paths also require a member, so that nobody else learns which paths exist. */
export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, ...roles);
	throw data(null, { status: 404 });
}

export default function NotFound() {
	return null;
}
