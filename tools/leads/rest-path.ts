/** The paths that a backend answers: the REST interface's. */
export const REST_PATH = /^\/rest\/v1(?:[/?]|$)/;
