/** Fakes GitHub's three sign-in responses, so that the server needs no network. */
const answers = {
	"https://github.com/login/oauth/access_token": { access_token: "token", token_type: "bearer" },
	"https://api.github.com/user": { id: 42, login: "ariane", name: "Ariane", email: "elsewhere@exemple.example" },
	"https://api.github.com/user/emails": [{ email: "elsewhere@exemple.example", primary: true, verified: true }],
};
const real = globalThis.fetch;
globalThis.fetch = async (address, init) => {
	const answer = answers[String(address instanceof Request ? address.url : address)];
	return answer ? Response.json(answer) : real(address, init);
};
