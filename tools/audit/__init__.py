"""What others know against us: weaknesses in what we depend on, and what Lighthouse says of the built client."""
